import { seoOf } from '../../seo.js';

export const seo = seoOf({
  title: { sq: 'Fishekzjarre të brendshme', en: 'Indoor fireworks' },
  description: {
    sq: 'Shërbimet e fishekzjarreve të brendshme të ruajtura në këtë shfletues: shkëndija të ftohta për sallën.',
    en: 'Indoor fireworks kept in this browser: cold sparks for the hall.',
  },
});
