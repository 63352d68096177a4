/** Where typing begins in a form, or in what holds one. */
export function firstFieldIn(frame: Element | null | undefined): HTMLElement | null {
  return frame?.querySelector<HTMLElement>('input, select, textarea') ?? null;
}
