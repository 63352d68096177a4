import about from '@ritmi/shared/demo/about.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import type { Demo } from './files.js';
import packages from './packages.json' with { type: 'json' };
import projects from './projects.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };

/** The demo content. The compiler names a field that a document lacks; the seed checks the values. */
export const demo = {
  /** By a name that the packages use, in the order of the page. */
  services: services satisfies Readonly<Record<string, Demo<'services'>>>,
  /** With services by name instead of id. */
  packages: packages satisfies readonly (Omit<Demo<'packages'>, 'serviceIds'> & {
    readonly services: readonly string[];
  })[],
  events: events satisfies readonly Demo<'events'>[],
  projects: projects satisfies readonly Demo<'projects'>[],
  contact: contact satisfies readonly Demo<'contact'>[],
  sections: about.sections satisfies readonly Demo<'about/content'>[],
  team: about.team satisfies readonly Demo<'about/team'>[],
};
