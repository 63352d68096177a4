import {
  CalendarDays,
  Disc3,
  House,
  Images,
  Inbox,
  type LucideIcon,
  Package,
  PanelsTopLeft,
  PartyPopper,
  Phone,
  Speaker,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { AboutModule } from '../about/AboutModule.js';
import { ArtistsModule } from '../artists/ArtistsModule.js';
import { ButtonsModule } from '../buttons/ButtonsModule.js';
import { CalendarModule } from '../calendar/CalendarModule.js';
import { ContactModule } from '../contact/ContactModule.js';
import { EnquiriesModule } from '../enquiries/EnquiriesModule.js';
import { useUnreadCount } from '../enquiries/useEnquiries.js';
import { EventsModule } from '../events/EventsModule.js';
import { PackagesModule } from '../packages/PackagesModule.js';
import { ProjectsModule } from '../projects/ProjectsModule.js';
import { ServicesModule } from '../services/ServicesModule.js';
import { SettingsModule } from '../settings/SettingsModule.js';

type FirstPart<Path extends string> = Path extends `${infer First}/${string}` ? First : Path;

/** Entities that screens of their own work with, which are no lists of forms. */
type WithoutModule = 'resources' | 'blocked-days' | 'feast-days' | 'enquiries' | 'bookings';

/** An entity's folder; the buttons, which are stored in the browser only; or a screen of its own. */
export type ModuleId = FirstPart<Exclude<EntityName, WithoutModule>> | 'buttons' | 'kerkesat' | 'kalendari';

/** What the sidebar sets apart: the content of the site, the nights that are asked for and booked, and everything else. */
export const groups = ['content', 'nights', 'house'] as const;

export type Group = (typeof groups)[number];

export type Module = {
  /** In the sidebar (specification section 2). */
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly group: Group;
  readonly Screen: ComponentType;
  /** A number beside the label: how much waits there. */
  readonly useCount?: () => number;
};

/** Every module in the order of the sidebar: one folder and one line each. */
export const modules: Readonly<Record<ModuleId, Module>> = {
  buttons: { label: 'Butonat', Icon: House, group: 'content', Screen: ButtonsModule },
  events: { label: 'Eventet', Icon: PartyPopper, group: 'content', Screen: EventsModule },
  services: { label: 'Shërbimet', Icon: Speaker, group: 'content', Screen: ServicesModule },
  about: { label: 'Rreth Nesh', Icon: Users, group: 'content', Screen: AboutModule },
  contact: { label: 'Kontakti', Icon: Phone, group: 'content', Screen: ContactModule },
  projects: { label: 'Projektet', Icon: Images, group: 'content', Screen: ProjectsModule },
  packages: { label: 'Paketat', Icon: Package, group: 'content', Screen: PackagesModule },
  artists: { label: 'Artistët', Icon: Disc3, group: 'content', Screen: ArtistsModule },
  kerkesat: {
    label: 'Kërkesat',
    Icon: Inbox,
    group: 'nights',
    Screen: EnquiriesModule,
    useCount: useUnreadCount,
  },
  kalendari: { label: 'Kalendari', Icon: CalendarDays, group: 'nights', Screen: CalendarModule },
  settings: { label: 'Faqja', Icon: PanelsTopLeft, group: 'house', Screen: SettingsModule },
};

export const defaultModule: ModuleId = 'buttons';

export const moduleList = Object.entries(modules).map(([id, module]) => ({ id, ...module }));
