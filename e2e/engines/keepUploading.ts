import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

/** How many pieces a file comes in, and the time between them: an upload that takes one and a half seconds. */
const pieces = 10;
const pieceMs = 150;

const picture = () =>
  sharp(randomBytes(60 * 60 * 3), { raw: { width: 60, height: 60, channels: 3 } })
    .png()
    .toBuffer();

/** The parts of a file, in their order. */
function split(bytes: Buffer): Buffer[] {
  const size = Math.ceil(bytes.length / pieces);
  return Array.from({ length: pieces }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}

/**
 * Uploads until it is stopped: forms that take their time, which must finish, and resumable uploads (tus), which go on at
 * what has arrived when a part is refused.
 * @param moment what is happening, for the list of what failed
 */
export function keepUploading(apiUrl: () => string, token: string, moment: () => string) {
  let isOver = false;
  let requests = 0;
  const stored: string[] = [];
  const failed: string[] = [];
  const authorization = { Authorization: `Bearer ${token}` };

  const form = async () => {
    const boundary = 'ritmi-test';
    const bytes = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="drita.png"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      await picture(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    requests += 1;
    const begun = moment();
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const call = request(`${apiUrl()}/uploads`, {
        method: 'POST',
        agent: false,
        headers: {
          ...authorization,
          'Content-Type': `multipart/form-data; boundary=${boundary}`,
          'Content-Length': bytes.length,
        },
      });
      call.once('error', reject).once('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.once('error', reject);
      });
      void (async () => {
        for (const piece of split(bytes)) {
          call.write(piece);
          await pause(pieceMs);
        }
        call.end();
      })();
    }).catch((error: unknown) => ({ status: 0, text: String(error) }));
    const { url } = /"url":"(?<url>[^"]+)"/.exec(text)?.groups ?? {};
    if (status === 201 && url) stored.push(url);
    else failed.push(`form: ${status} ${text} (${begun} to ${moment()})`);
  };

  const tus = async () => {
    const bytes = await picture();
    const headers = { ...authorization, 'Tus-Resumable': '1.0.0' };
    const call = async (line: string, more: Record<string, string> = {}, body?: Buffer) => {
      requests += 1;
      const [method = '', path = ''] = line.split(' ');
      const answer = await fetch(path, {
        method,
        headers: { ...headers, ...more },
        ...(body && { body: new Uint8Array(body) }),
      }).catch(() => null);
      return answer ?? new Response(null, { status: 503 });
    };
    /** Repeats what a server that is being replaced refuses. */
    const untilTaken = async (ask: () => Promise<Response>): Promise<Response> => {
      for (;;) {
        const answer = await ask();
        if (answer.status < 500 && answer.status !== 409) return answer;
        await pause(200);
      }
    };
    const named = `filename ${Buffer.from('vallja.png').toString('base64')}`;
    const begun = await untilTaken(() =>
      call(`POST ${apiUrl()}/uploads/tus`, {
        'Upload-Length': String(bytes.length),
        'Upload-Metadata': named,
      }),
    );
    if (begun.status !== 201) return void failed.push(`tus: ${begun.status} (${moment()})`);
    const path = new URL(begun.headers.get('Location') ?? '', apiUrl()).href;
    const size = Math.ceil(bytes.length / pieces);
    for (let offset = 0; ; ) {
      const part = bytes.subarray(offset, offset + size);
      const answer = await call(
        `PATCH ${path}`,
        { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
        part,
      );
      const known = answer.status === 204 ? answer : await untilTaken(() => call(`HEAD ${path}`));
      const url = known.headers.get('X-Stored-Url');
      if (url) return void stored.push(url);
      if (known.status >= 300) return void failed.push(`tus: ${known.status} (${moment()})`);
      offset = Number(known.headers.get('Upload-Offset'));
      await pause(pieceMs);
    }
  };

  const again = async (upload: () => Promise<void>) => {
    while (!isOver) await upload();
  };
  const workers = [again(form), again(tus)];
  return {
    requests: () => requests,
    /** The addresses of files whose upload was acknowledged. */
    stored,
    failed,
    stop: async () => {
      isOver = true;
      await Promise.all(workers);
    },
  };
}
