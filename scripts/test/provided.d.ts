import type { S3Settings } from '@ritmi/shared/server/environment';
import type { StorageKind } from '../../api/uploads/openStorage.js';
import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the mongod of this test run, without a database name. Each test file uses a database of its own. */
    mongoUri: string;
    /** The storages with which the tests of uploads run. */
    storages: readonly StorageKind[];
    /** What leads to the storage `s3`, in runs that have one. */
    s3: S3Settings | null;
  }
}
