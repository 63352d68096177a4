import { z } from 'zod';

export const uploadAnswer = z.object({ url: z.string() });
