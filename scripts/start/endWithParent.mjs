// Loaded before a supervised program. When the supervisor dies, even by kill -9, the IPC channel closes and the program
// drains as on SIGTERM, so that it does not block the next start.
const drainLimitMs = 8_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), drainLimitMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The channel alone must not keep a finished program alive.
process.channel?.unref();
