import { Fragment } from 'react';
import type { Player } from '@ritmi/shared/domain/artists/players';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { text } from './text.js';

/** Who played, each a link to the artist's page; nothing where nobody is named. */
export function Players({ players = [] }: { readonly players?: readonly Player[] | undefined }) {
  const { t, to } = useLanguage();
  if (players.length === 0) return null;
  return (
    <p>
      {t(text.played)}{' '}
      {players.map(({ stageName, slug }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <a href={to(`/${slug}`)}>{stageName}</a>
        </Fragment>
      ))}
    </p>
  );
}
