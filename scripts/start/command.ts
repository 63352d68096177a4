/**
 * Runs a command until it ends or a signal stops it. Prints any error except that stop, and then sets exit code 1.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Replaces the handlers of start.mjs, which end the process at once.
    process.removeAllListeners(signal).on(signal, () => stopping.abort(new Error('stopped')));
  }
  try {
    await work(stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
