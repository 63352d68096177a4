import type { z } from 'zod';
import { entities } from '@ritmi/shared/domain/entities';
import type { Project, ProjectInput } from '@ritmi/shared/domain/projects/schema';
import type { FormSpec } from '../kit/forms/formSpec.js';
import { listedMedia, type MediaValues, noMedia } from '../kit/media/listedMedia.js';
import { projectLabels } from './text.js';

type ProjectValues = {
  title: string;
  location: string;
  thumbnail: string;
  description: string;
} & MediaValues;

/** Without the order: a new project goes to the end, and dragging changes it. */
export type ProjectBody = Omit<ProjectInput, 'order'>;

export const projectForm: FormSpec<ProjectValues, ProjectBody, Project> = {
  schema: entities.projects.create.omit({ order: true }) as unknown as z.ZodType<ProjectBody, ProjectValues>,
  empty: { title: '', location: '', thumbnail: '', description: '', ...noMedia },
  toValues: ({ title, location, thumbnail, description, media }) => ({
    title,
    location,
    thumbnail,
    description,
    ...listedMedia(media),
  }),
  titleOf: ({ title }) => title.trim() || 'New project',
  labels: projectLabels,
};
