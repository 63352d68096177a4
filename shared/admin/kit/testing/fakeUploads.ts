import { vi } from 'vitest';

type FakeUpload = {
  readonly name: string;
  readonly idempotencyKey: string | undefined;
  readonly progress: (share: number) => void;
  /** 0: the network is gone. */
  readonly answer: (status: number, body?: object) => void;
};

/** Replaces XMLHttpRequest, with which files are uploaded: each call waits until the test answers it. */
export function fakeUploads() {
  const calls: FakeUpload[] = [];
  const running = new Set<FakeUpload>();

  class FakeRequest {
    readonly upload: { onprogress?: (event: object) => void } = {};
    readonly headers = new Map<string, string>();
    status = 0;
    responseText = '';
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    onabort: () => void = () => undefined;
    call: FakeUpload | null = null;
    open(): void {}
    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }
    abort(): void {
      if (this.call) running.delete(this.call);
      this.onabort();
    }
    send(form: FormData): void {
      const file = form.get('file');
      const name = file instanceof File ? file.name : '';
      const call: FakeUpload = {
        name,
        idempotencyKey: this.headers.get('idempotency-key'),
        progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
        answer: (status, body = { url: `/uploads/${name}` }) => {
          running.delete(call);
          this.status = status;
          this.responseText = JSON.stringify(body);
          if (status === 0) this.onerror();
          else this.onload();
        },
      };
      this.call = call;
      calls.push(call);
      running.add(call);
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return {
    /** All calls, in order. */
    calls,
    running,
    names: () => calls.map(({ name }) => name),
    /** The running call that sends this file. */
    of: async (name: string): Promise<FakeUpload> =>
      vi.waitFor(
        () => {
          const found = [...running].find((call) => call.name === name);
          if (!found) throw new Error(`${name} is not being sent`);
          return found;
        },
        { interval: 5, timeout: 10_000 },
      ),
  };
}
