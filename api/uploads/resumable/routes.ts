import type { RequestHandler } from 'express';
import { type Call, type Route, route } from '../../http/route.js';
import { type ResumableServer, tusPath } from './server.js';

/** The addresses of resumable uploads; their headers are those of tus 1.0. */
export function resumableRoutes(resumable: Pick<ResumableServer, 'handle'>): Route[] {
  const access = 'admin';
  const handle = async ({ request, response }: Call) => {
    await resumable.handle(request, response);
    return null;
  };
  const one = `${tusPath}/{id}`;
  return [
    route({
      method: 'post',
      path: tusPath,
      access,
      summary: 'Begins an upload that may be interrupted (tus 1.0); its address is in Location',
      status: 201,
      answerHeaders: { Location: 'Address of the upload', 'Upload-Expires': 'When it is given up' },
      headers: ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata'],
      errors: [400, 412, 413, 415, 507],
      handle,
    }),
    route({
      method: 'head',
      path: one,
      access,
      summary: 'How much of an upload has arrived',
      status: 200,
      answerHeaders: {
        'Upload-Offset': 'Bytes that have arrived',
        'X-Stored-Url': 'Address of the stored file, once all has arrived',
      },
      headers: ['Tus-Resumable'],
      errors: [404, 412],
      handle,
    }),
    route({
      method: 'patch',
      path: one,
      access,
      summary: 'Goes on with an upload',
      status: 204,
      answerHeaders: {
        'Upload-Offset': 'Bytes that have arrived',
        'X-Stored-Url': 'Address of the stored file, once all has arrived',
      },
      headers: ['Tus-Resumable', 'Upload-Offset'],
      errors: [400, 404, 409, 412, 413, 415, 507],
      handle,
    }),
    route({
      method: 'delete',
      path: one,
      access,
      summary: 'Gives an upload up; the file of a finished one stays',
      headers: ['Tus-Resumable'],
      errors: [404, 412],
      handle,
    }),
  ];
}

/** Headers that scripts of the desktop app may send and read. */
export const tusHeaders = {
  sent: ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'],
  read: [
    'Location',
    'Tus-Extension',
    'Tus-Max-Size',
    'Tus-Resumable',
    'Tus-Version',
    'Upload-Expires',
    'Upload-Length',
    'Upload-Metadata',
    'Upload-Offset',
    'X-Has-Location',
    'X-Stored-Url',
  ],
} as const;

/** Says to OPTIONS what the server can do, which the answer of `cors` does not. */
export function announceTus(maxBytes: number): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'OPTIONS' && request.path.startsWith(tusPath)) {
      response.set({
        'Tus-Resumable': '1.0.0',
        'Tus-Version': '1.0.0',
        'Tus-Extension': 'creation,creation-with-upload,termination,expiration',
        'Tus-Max-Size': String(maxBytes),
      });
    }
    next();
  };
}
