import { enquiryParameters } from '@ritmi/shared/domain/enquiry/request';
import type { Config } from 'vike/types';

const config: Config = {
  query: enquiryParameters,
  storage: { keeps: ['contacts', 'contactInfo'] },
};

export default config;
