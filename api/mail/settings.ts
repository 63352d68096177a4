/** Where letters go and come from. */
export type MailSettings = {
  /** Sender; the agency's e-mail when absent. */
  readonly from?: string | undefined;
  /** Who is told of enquiries; the agency's e-mail when there is none. */
  readonly to: readonly string[];
  /** Address of the public site, for links; without it letters have none. */
  readonly site?: string | undefined;
};

let current: MailSettings | null = null;

/** Sets how letters are sent; null sends and queues none. Call it once at start. */
export function setMail(settings: MailSettings | null): void {
  current = settings;
}

export function mailSettings(): MailSettings | null {
  return current;
}
