import mongoose from 'mongoose';

// Operations inside `inTransaction` join it without being told.
mongoose.set('transactionAsyncLocalStorage', true);
mongoose.set('bufferCommands', false);
mongoose.set('autoCreate', false);
mongoose.set('autoIndex', false);

/** Connects and makes sure that every collection and index is there: transactions cannot make them. */
export async function connect(uri: string): Promise<void> {
  await mongoose.connect(uri, {
    serverSelectionTimeoutMS: 2_500,
    connectTimeoutMS: 2_500,
    socketTimeoutMS: 8_000,
    heartbeatFrequencyMS: 2_000,
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: 8_000 },
    // Pages are kept until the feed tells a change; what may still be rolled back must not get into one.
    readConcern: { level: 'majority' },
    readPreference: 'primary',
  });
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection();
    await model.createIndexes();
  }
}

export async function disconnect(): Promise<void> {
  await mongoose.disconnect();
}

/** Whether the database answers now. */
export async function isDatabaseReady(): Promise<boolean> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return false;
  const ping = mongoose.connection.db?.admin().command({ ping: 1 }, { timeoutMS: 2_000 });
  return (
    ping?.then(
      () => true,
      () => false,
    ) ?? false
  );
}
