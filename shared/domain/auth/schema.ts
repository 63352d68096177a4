import { z } from 'zod';

export const loginRequest = z.object({
  email: z.string({ error: 'Email is required' }).trim().min(1, { error: 'Email is required' }).max(320),
  password: z.string({ error: 'Password is required' }).min(1, { error: 'Password is required' }).max(1024),
});

export const loginAnswer = z.object({ token: z.string(), name: z.string() });

/** Shortest password that can be set, in characters. */
export const shortestPassword = 10;

export const passwordChange = z.object({
  currentPassword: z.string({ error: 'Current password is required' }).min(1).max(1024),
  newPassword: z
    .string({ error: 'New password is required' })
    .min(shortestPassword, { error: `New password must have at least ${shortestPassword} characters` })
    .max(1024),
});

export type LoginRequest = z.output<typeof loginRequest>;

export type LoginAnswer = z.output<typeof loginAnswer>;
