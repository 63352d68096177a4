import { AccountEventModel, AccountModel } from '../auth/model.js';

const maxAtOnce = 500;

/**
 * Removes the oldest events of accounts before a time, at most a part of all, and the addresses of logins that no event
 * names any more.
 */
export async function removeAccountEvents(before: Date, part: number): Promise<void> {
  const most = Math.ceil((await AccountEventModel.estimatedDocumentCount()) * part);
  const oldest = await AccountEventModel.find({ at: { $lt: before } }, { _id: 1 })
    .sort({ at: 1 })
    .limit(most)
    .lean();
  const ids = oldest.map(({ _id }) => _id);
  for (let start = 0; start < ids.length; start += maxAtOnce) {
    await AccountEventModel.deleteMany({ _id: { $in: ids.slice(start, start + maxAtOnce) } });
  }
  if (ids.length > 0) await forgetAddresses();
}

async function forgetAddresses(): Promise<void> {
  for (const { _id, knownAddresses } of await AccountModel.find({}, { knownAddresses: 1 }).lean()) {
    const logins = await AccountEventModel.find(
      { op: 'login', documentId: String(_id) },
      { changes: 1 },
    ).lean();
    const used = logins.flatMap(({ changes }) => changes.map(({ after }) => after));
    const unused = knownAddresses.filter((address) => !used.includes(address));
    await AccountModel.updateOne({ _id }, { $pull: { knownAddresses: { $in: unused } } });
  }
}
