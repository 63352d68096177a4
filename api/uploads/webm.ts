import type { FileBytes } from './fileBytes.js';

// WebM files are made of EBML elements (RFC 8794, RFC 9559).

const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  tags: 0x1254c367,
};

/** Elements that are looked at before the film counts as readable; a film has one for some seconds. */
const maxElements = 20_000;

const maxElementBytes = 4 * 1024 * 1024;

/** TrackType with the value 1. */
const pictureTrack = Buffer.from([0x83, 0x81, 0x01]);

type Webm = { readonly isCutOff: boolean; readonly hasFilm: boolean; readonly hasLocation: boolean };

/** Reads the elements of the segment, but not the pictures and sound in its clusters. */
export async function readWebm(bytes: FileBytes): Promise<Webm> {
  let [isCutOff, hasTrack, hasCluster, hasLocation] = [false, false, false, false];
  let start = 0;
  for (let count = 0; count < maxElements && start < bytes.size; count += 1) {
    const element = elementAt(await bytes.at(start, 12), start);
    if (!element) break;
    const { id, content, end } = element;
    isCutOff ||= end !== null && end > bytes.size;
    hasCluster ||= id === ids.cluster;
    if (id === ids.tracks || id === ids.tags) {
      const whole = await bytes.long(content, Math.min((end ?? bytes.size) - content, maxElementBytes));
      hasTrack ||= id === ids.tracks && whole.includes(pictureTrack);
      hasLocation ||= id === ids.tags && /LOCATION|GPS_/i.test(whole.toString('latin1'));
    }
    // A recorder does not know the length of what it is recording: its clusters lie within one of unknown length.
    start = id === ids.segment || end === null ? content : end;
  }
  return { isCutOff, hasFilm: hasTrack && hasCluster, hasLocation };
}

function elementAt(head: Buffer, start: number) {
  const idBytes = Math.clz32(head[0] ?? 0) - 23;
  const sizeBytes = Math.clz32(head[idBytes] ?? 0) - 23;
  if (idBytes > 4 || sizeBytes > 8 || head.length < idBytes + sizeBytes) return null;
  const id = head.readUIntBE(0, idBytes);
  const digits = head.subarray(idBytes, idBytes + sizeBytes);
  const known = BigInt(`0x${digits.toString('hex')}`) & ((1n << BigInt(7 * sizeBytes)) - 1n);
  const isUnknown = known === (1n << BigInt(7 * sizeBytes)) - 1n;
  const content = start + idBytes + sizeBytes;
  return { id, content, end: isUnknown ? null : content + Number(known) };
}
