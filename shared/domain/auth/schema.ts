import { z } from 'zod';
import { issue } from '../errors.js';
import { clean } from '../text/clean.js';

const email = z
  .string({ error: 'Email is required' })
  .overwrite((text) => clean(text).trim())
  .min(1, { error: 'Email is required' })
  .max(320, { error: 'Email is too long (at most 320 characters)' });

/** The first admin keeps the password of the environment, however long; a variable has at most so many bytes. */
const maxPasswordLength = 128 * 1024;

const password = (name: string) => z.string({ error: `${name} is required` });

const typedPassword = (name: string) =>
  password(name)
    .min(1, { error: `${name} is required` })
    .max(maxPasswordLength, { error: `${name} is too long` });

const maxCodeLength = 64;

/** A code of the authenticator app, or a recovery code, as typed. */
const typedCode = z
  .string({ error: 'Code is required' })
  .trim()
  .min(1, { error: 'Code is required' })
  .max(maxCodeLength, { error: 'Code is too long' });

/** The same in a login: null is none, and what no code can be is wrong. */
const loginCode = z
  .union([z.string(), z.number()], { error: 'Code must be text' })
  .nullish()
  .transform((code) => (code == null ? undefined : String(code).trim().slice(0, maxCodeLength)));

export const loginRequest = z.object({
  email,
  password: typedPassword('Password'),
  /** Required after a 401 with `needsCode`. */
  code: loginCode,
});

export const loginAnswer = z.object({ token: z.string(), name: z.string() });

/** Minimum length of a new password, in characters. */
export const shortestPassword = 12;

const tooShort = `New password must have at least ${shortestPassword} characters`;

export const passwordChange = z.object({
  currentPassword: typedPassword('Current password'),
  newPassword: password('New password')
    .max(1024, { error: 'New password is too long (at most 1024 characters)' })
    .min(shortestPassword, { error: tooShort })
    // Most emoji are two of the units that are counted above.
    .refine(
      (text) => text.length < shortestPassword || Array.from(text).length >= shortestPassword,
      issue('tooShort', tooShort, { min: shortestPassword }),
    ),
});

/** The caller's account (`GET /auth/me`). While `mustChangePassword` is true every write outside /auth is 403. */
export const ownAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
});

/** Somebody who can sign in, as colleagues know them (`GET /accounts`). */
export const colleague = z.object({ id: z.string(), name: z.string() });

export const sessionEntry = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Accurate to the minute. */
  lastUsedAt: z.iso.datetime(),
  /** Such as `Firefox, Windows`; '' if unknown. */
  device: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
});

export const secondFactorStart = z.object({ currentPassword: typedPassword('Current password') });

/** What an authenticator app needs. The second factor is on only after a code has been confirmed. */
export const secondFactorSecret = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://…`, for a QR code. */
  url: z.string(),
});

export const secondFactorConfirm = z.object({ code: typedCode });

/** Shown once; each works for one login without the authenticator app. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorEnd = z.object({
  currentPassword: typedPassword('Current password'),
  code: typedCode,
});

export type LoginRequest = z.input<typeof loginRequest>;
export type LoginAnswer = z.output<typeof loginAnswer>;
export type OwnAccount = z.output<typeof ownAccount>;
export type Colleague = z.output<typeof colleague>;
export type SessionEntry = z.output<typeof sessionEntry>;
export type SecondFactorSecret = z.output<typeof secondFactorSecret>;
