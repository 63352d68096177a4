import { keepsStoredPrice, withoutHiddenPrice } from '@ritmi/shared/domain/services/rules';
import { defineCollection } from '../db/collection.js';

export const services = defineCollection({
  name: 'services',
  settle: ({ price, ...change }, current) =>
    current && keepsStoredPrice({ hidePrice: change.hidePrice === true, price: price as string })
      ? change
      : { ...change, ...(price === undefined ? {} : { price }) },
  veil: withoutHiddenPrice,
});
