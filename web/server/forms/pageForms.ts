import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { askedParameters, nightParameters, noScriptParameter } from '@ritmi/shared/domain/enquiry/request';
import { enquiryOfForm, formFieldOf, type SentValues } from '@ritmi/shared/domain/enquiry/form';
import { type Language, languageOf, pathIn } from '@ritmi/shared/domain/language';
import type { Log } from '@ritmi/shared/server/log';
import { lostShare, sharePath } from '../../render/adminAddresses.js';
import type { SentForm } from '../../render/content.js';
import { answerBusy, answerText } from '../answerText.js';
import type { ApiPlace } from '../apiServers.js';
import { ClientLimit, clientOf } from '../page/clientLimit.js';
import { type PageAddress, type PageRoutes, unknownPage } from '../page/pageRoutes.js';
import type { OneRequest } from '../page/renderPage.js';
import { readForm, UnreadableForm } from './readForm.js';
import { createSendForm } from './sendForm.js';

type PageFormsParts = {
  readonly api: ApiPlace;
  readonly routes: PageRoutes;
  readonly answerAlone: (
    page: OneRequest & { readonly address: PageAddress },
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void>;
  readonly log: Log;
};

/** A form of the site: what it asks the API for, and where the visitor is after that or when it is refused. */
type PageForm = {
  readonly call: (values: SentValues) => { readonly path: string; readonly body: object };
  /** Path of the page to which an accepted form leads. */
  readonly next: (answer: unknown) => string;
  /** The page that shows the form again. */
  readonly page: (values: SentValues) => { readonly path: string; readonly query: string };
  /** The form's field for a field of the call. */
  readonly fieldOf: (path: string) => string | null;
  /** Whether the form only asks for the page with what was typed in it. */
  readonly isOnlyShown?: (values: SentValues) => boolean;
};

/** Forms of one client that may be under way at once. More than people behind one address send. */
const maxFormsOfClient = 20;

/** Value of the button that prepares the message instead of sending the form. */
const preparing = 'mesazhi';

const replyPath = /^\/kerkesa\/([\w-]{22,100})\/(accept|decline|change)$/;

/** The form that is sent to this path; null when there is none. */
function formAt(path: string, language: Language): PageForm | null {
  if (path === '/kontakt') return enquiryForm(language);
  const [, secret = '', reply = ''] = replyPath.exec(path) ?? [];
  return secret === '' ? null : replyForm(pathIn(language, `/kerkesa/${secret}`), { secret, reply });
}

/** The parameters of the contact page that its form has as fields. */
const pageParameters = [...Object.values(askedParameters), ...Object.values(nightParameters)];

/** What is longer, encoded, is wrong and only in its field: an address with it would be refused. */
const longestInAddress = 1_300;

const isNight = (name: string) => Object.values<string>(nightParameters).includes(name);

const enquiryForm = (language: Language): PageForm => ({
  call: (values) => ({ path: '/enquiries', body: enquiryOfForm(values, language) }),
  next: (answer) => String(Object(answer).url),
  page: (values) => {
    const given = pageParameters.flatMap((name) => {
      const { [name]: value = '' } = values;
      const isShort = !isNight(name) || encodeURIComponent(value).length <= longestInAddress;
      return value !== '' && isShort ? [[name, value]] : [];
    });
    const query = new URLSearchParams([...given, [noScriptParameter, 'po']]);
    return { path: pathIn(language, '/kontakt'), query: query.toString() };
  },
  fieldOf: formFieldOf,
  isOnlyShown: ({ veprimi }) => veprimi === preparing,
});

/** Names of the fields of the page of an enquiry, by those of the calls. */
const replyFields: Readonly<Record<string, string>> = { name: 'emri', reason: 'arsyeja', message: 'mesazhi' };

type Reply = { readonly secret: string; readonly reply: string };

const replyForm = (path: string, { secret, reply }: Reply): PageForm => ({
  call: ({ version = '', emri = '', arsyeja = '', mesazhi = '' }) => {
    const bodies: Readonly<Record<string, object>> = {
      accept: { version: Number(version), name: emri },
      decline: { reason: arsyeja },
      change: { message: mesazhi },
    };
    return { path: `/enquiries/by-secret/${secret}/${reply}`, body: bodies[reply] ?? {} };
  },
  next: () => path,
  page: () => ({ path, query: '' }),
  fieldOf: (field) => replyFields[field] ?? null,
});

/** Answers the forms that visitors send to pages; with or without scripts they are the same. */
export function createPageForms({ api, routes, answerAlone, log }: PageFormsParts) {
  const send = createSendForm(api);
  const sending = new ClientLimit(maxFormsOfClient);

  /** @returns whether a form is sent to this path; then it answers */
  function answer(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    // What is shared with the installed admin stays in its worker; without one nothing can keep it.
    if (path === sharePath) {
      seeOther(response, lostShare);
      return true;
    }
    const { language, path: own } = languageOf(path);
    const form = formAt(own, language);
    if (form) void answerForm(form, request, response);
    return form !== null;
  }

  async function answerForm(
    form: PageForm,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const end = sending.begin(clientOf(request));
    if (!end) return answerBusy(response);
    try {
      const values = await readForm(request);
      const show = (shown: Omit<SentForm, 'values'>) => {
        const address = routes.find(form.page(values));
        if (address === 414) return answerText(response, 413, 'The form is too long');
        return answerAlone({ address, form: { values, ...shown } }, request, response);
      };
      if (form.isOnlyShown?.(values)) return await show({ status: 200, problems: {} });
      const { path: callPath, body } = form.call(values);
      const sent = await send(callPath, body, request).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      if (!('error' in sent)) return seeOther(response, form.next(sent.value));
      const { error } = sent;
      if (error instanceof ApiError && error.status === 404)
        return await answerAlone({ address: unknownPage(form.page(values).path) }, request, response);
      await show(refusalOf(error, form, log));
    } catch (error) {
      if (error instanceof UnreadableForm) answerText(response, error.status, 'The form cannot be read');
      else {
        log.error({ err: error }, 'form failed');
        if (!response.headersSent) answerText(response, 500, 'Something went wrong');
      }
    } finally {
      end();
    }
  }

  return { answer };
}

function seeOther(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', 'no-store').setHeader('Location', path);
  answerText(response, 303, 'See the next page');
}

/** What the page says about a form that the API refused or did not answer. */
function refusalOf(error: unknown, { fieldOf }: PageForm, log: Log): Omit<SentForm, 'values'> {
  if (!(error instanceof ApiError) || error.status >= 500) {
    log.warn({ cause: String(error) }, 'a form was not accepted');
    return { status: 503, problems: {}, refusal: 'unavailable' };
  }
  const { status, fields, body } = error;
  const problems = fields.flatMap(({ path, code }) => {
    const field = fieldOf(path);
    return field === null ? [] : [[field, code] as const];
  });
  const reason: unknown = Object(body).reason;
  const refusal = typeof reason === 'string' ? reason : String(body.code ?? 'invalid');
  return { status, problems: Object.fromEntries(problems), ...(problems.length === 0 && { refusal }) };
}
