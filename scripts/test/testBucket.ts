import { s3SettingsOf } from '@ritmi/shared/server/environment';
import { S3Client } from '../../api/uploads/s3/client.js';
import { elementsOf, textOf } from '../../api/uploads/s3/xml.js';
import { temporaryFolder } from '../runtimes/folders.js';
import { findSeaweedfs } from '../runtimes/engines/seaweedfs.js';
import { startSeaweedfs } from '../runtimes/engines/startSeaweedfs.js';

/** Starts a SeaweedFS with its data in a temporary folder. */
export async function startS3() {
  const server = await startSeaweedfs(await findSeaweedfs(), await temporaryFolder());
  return {
    ...server,
    /** Makes a bucket and returns what leads to it. */
    makeBucket: async (bucket: string) => {
      const env = { ...server.settingsOf(bucket), S3_REGION: 'us-east-1' };
      const settings = s3SettingsOf(env);
      if (!settings) throw new Error('the settings are not complete');
      const client = new S3Client(settings);
      await client.sendForText({ method: 'PUT' });
      return {
        env,
        settings,
        /** The key and size of each object in it. */
        list: async () => {
          const answer = await client.sendForText({
            method: 'GET',
            query: { 'list-type': '2', 'encoding-type': 'url' },
          });
          return elementsOf(answer, 'Contents').map((object) => ({
            key: decodeURIComponent(textOf(object, 'Key')),
            size: Number(textOf(object, 'Size')),
          }));
        },
      };
    },
  };
}

export type TestBucket = Awaited<ReturnType<Awaited<ReturnType<typeof startS3>>['makeBucket']>>;
