import { isNotFound } from '@ritmi/shared/client/ApiError';
import { type Connection, request } from '@ritmi/shared/client/request';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { newKey } from '../model/newKey.js';
import type { FormValues } from '../model/values.js';

type TypedPreviewOptions = {
  readonly connection: Connection;
  readonly entity: EntityName;
  readonly id: string;
  /** Called with the preview's id whenever it shows what was typed. */
  readonly onShown: (id: string) => void;
  /** The server did not take it; the next change is sent again. */
  readonly onFailed: (error: unknown) => void;
};

/** What is typed into a form, at an address of the site that nobody else knows. */
export type TypedPreview = {
  /** Shows these fields. One call at a time: of what is typed meanwhile only the latest is sent. */
  readonly show: (fields: FormValues) => void;
  /** Ends the preview; it is called when the form is closed. */
  readonly end: () => void;
};

/** Opens a preview of what is typed; the first `show` makes it. */
export function openTypedPreview(options: TypedPreviewOptions): TypedPreview {
  const { connection, entity, id: documentId, onShown, onFailed } = options;
  let made: string | null = null;
  let waiting: FormValues | null = null;
  let isSending = false;
  let isEnded = false;

  const make = async (fields: FormValues) => {
    const body = { entity, id: documentId, fields };
    const call = { method: 'POST', path: '/previews', body, idempotencyKey: newKey() } as const;
    return (await request<{ readonly id: string }>(connection, call)).value.id;
  };
  const pathOf = (id: string) => `/previews/${encodeURIComponent(id)}`;
  const change = async (id: string, fields: FormValues) => {
    try {
      await request(connection, { method: 'PUT', path: pathOf(id), body: { fields } });
      return id;
    } catch (error) {
      // It has expired while the form was open.
      if (isNotFound(error)) return make(fields);
      throw error;
    }
  };

  async function send(): Promise<void> {
    isSending = true;
    while (waiting && !isEnded) {
      const fields = waiting;
      waiting = null;
      try {
        made = await (made === null ? make(fields) : change(made, fields));
        if (!isEnded) onShown(made);
      } catch (error) {
        if (!isEnded) onFailed(error);
      }
    }
    isSending = false;
    if (isEnded) remove();
  }

  function remove() {
    if (made === null) return;
    const call = { method: 'DELETE', path: pathOf(made) } as const;
    made = null;
    // One that is left ends by itself.
    request(connection, call).catch(() => undefined);
  }

  return {
    show(fields) {
      waiting = fields;
      if (!isSending) void send();
    },
    end() {
      isEnded = true;
      if (!isSending) remove();
    },
  };
}
