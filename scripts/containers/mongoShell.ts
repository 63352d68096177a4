import { runInNewContext } from 'node:vm';
import { MongoClient } from 'mongodb';

// Tests only: what the health checks of MongoDB ask of mongosh, which is not installed with it here.

/** Runs a script as `mongosh --eval` does; `localized` puts addresses of this machine into what it sends. Returns the exit code. */
export async function runInMongoShell(
  script: string,
  port: number,
  localized: (text: string) => string,
): Promise<number> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}`, {
    directConnection: true,
    serverSelectionTimeoutMS: 2_000,
  });
  const admin = (command: object) => client.db('admin').command({ ...command });
  let code = 0;
  const given = {
    rs: {
      status: () => admin({ replSetGetStatus: 1 }),
      initiate: (config: object) => {
        const local: unknown = JSON.parse(localized(JSON.stringify(config)));
        return admin({ replSetInitiate: local });
      },
    },
    db: { hello: () => admin({ hello: 1 }), adminCommand: admin },
    quit: (asked: number) => (code = asked),
  };
  // There a call returns its answer, here a promise of it.
  const waiting = script
    .replaceAll(/\b(?:rs|db)\.\w+\(\)/g, '(await $&)')
    .replaceAll(/\b(?:rs|db)\.\w+\((?!\))/g, 'await $&');
  try {
    const done: unknown = runInNewContext(`(async () => { ${waiting} })()`, given);
    await done;
    return code;
  } catch {
    return 1;
  } finally {
    await client.close();
  }
}
