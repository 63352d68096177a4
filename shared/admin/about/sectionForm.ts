import type { z } from 'zod';
import type { AboutSection, AboutSectionInput } from '@ritmi/shared/domain/about/schema';
import { entities } from '@ritmi/shared/domain/entities';
import type { FormSpec } from '../kit/forms/formSpec.js';
import { sectionLabels } from './text.js';

type SectionValues = { title: string; content: string; image: string };

export const sectionForm: FormSpec<SectionValues, AboutSectionInput, AboutSection> = {
  schema: entities['about/content'].create as unknown as z.ZodType<AboutSectionInput, SectionValues>,
  empty: { title: '', content: '', image: '' },
  toValues: ({ title, content, image }) => ({ title, content, image }),
  titleOf: ({ title }) => title.trim() || 'New content section',
  labels: sectionLabels,
};
