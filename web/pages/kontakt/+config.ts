import { enquiryParameters } from '@ritmi/shared/domain/enquiry/request';
import type { Config } from 'vike/types';

export default {
  query: enquiryParameters,
  storage: { keeps: ['contacts', 'contactInfo'] },
} satisfies Config;
