import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownPathOf } from '@ritmi/shared/domain/addresses/site';
import { useHost } from '../host/host.js';
import { SingleEditor } from '../kit/list/SingleEditor.js';
import { listQuery } from '../kit/model/queries.js';
import type { SitePage } from '../kit/publishing/FormPreview.js';
import { settingsParts } from './parts.js';

const text = { editTitle: { sq: 'Ndrysho cilësimet e faqes', en: 'Edit Settings' } };

const home: SitePage = { path: '/', label: { sq: 'Ballina', en: 'Home' } };

const fixedPages: readonly SitePage[] = [
  { path: '/sherbime', label: { sq: 'Shërbimet', en: 'Services' } },
  { path: '/paketa', label: { sq: 'Paketat', en: 'Packages' } },
  { path: '/evente', label: { sq: 'Eventet', en: 'Events' } },
  { path: '/projects', label: { sq: 'Projektet', en: 'Projects' } },
  { path: '/rreth-nesh', label: { sq: 'Rreth nesh', en: 'About us' } },
  { path: '/kontakt', label: { sq: 'Kontakt', en: 'Contact' } },
  { path: '/termat-e-sherbimit', label: { sq: 'Termat e shërbimit', en: 'Terms of service' } },
  {
    path: '/politika-e-privatesise',
    label: { sq: 'Politika e privatësisë', en: 'Privacy policy' },
  },
];

/** The settings of the site in one form, beside the pages that they change. */
export function SettingsModule() {
  const { connection } = useHost();
  const { data: artists } = useQuery(listQuery(connection, 'artists'));
  const pages = useMemo(() => {
    const ofArtists = (artists?.value ?? []).flatMap((artist): SitePage[] => {
      const path = artist.status === 'draft' ? null : ownPathOf('artists', artist);
      // A name is the same in every language.
      return path === null ? [] : [{ path, label: { sq: artist.stageName, en: artist.stageName } }];
    });
    return [home, ...fixedPages, ...ofArtists] as const;
  }, [artists]);
  return <SingleEditor name="settings" text={text} pages={pages} parts={settingsParts} />;
}
