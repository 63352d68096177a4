import { seoOf } from '../../seo.js';

export const seo = seoOf({
  title: { sq: 'Fishekzjarre të brendshme – Ritmi', en: 'Indoor fireworks – Ritmi' },
  description: {
    sq: 'Shërbimet e fishekzjarreve të brendshme të ruajtura në këtë shfletues: shkëndija të ftohta për sallën.',
    en: 'Indoor fireworks kept in this browser: cold sparks for the hall.',
  },
});
