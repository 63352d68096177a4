import artists from '@ritmi/shared/demo/artists.json' with { type: 'json' };
import about from '@ritmi/shared/demo/about.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import type { Demo } from './files.js';
import packages from './packages.json' with { type: 'json' };
import projects from './projects.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };

type DemoPackage = Omit<Demo<'packages'>, 'serviceIds'> & { readonly services: readonly string[] };

type DemoContent = {
  /** By a name that the packages use, in the order of the page. */
  /** With the ids that links of the demo name. */
  readonly artists: readonly (Demo<'artists'> & { readonly id: string })[];
  readonly services: Readonly<Record<string, Demo<'services'>>>;
  /** With services by name instead of id. */
  readonly packages: readonly DemoPackage[];
  readonly events: readonly Demo<'events'>[];
  readonly projects: readonly Demo<'projects'>[];
  readonly contact: readonly Demo<'contact'>[];
  readonly sections: readonly Demo<'about/content'>[];
  readonly team: readonly Demo<'about/team'>[];
};

const { sections, team } = about;

/** The demo content. The compiler names a field that a document lacks; the seed checks the values. */
export const demo: DemoContent = { artists, services, packages, events, projects, contact, sections, team };
