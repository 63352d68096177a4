import { styled } from 'styled-components';
import { type NightKind, nightKindLabels, nightKinds } from '@ritmi/shared/domain/enquiry/request';
import { chipRow } from '@ritmi/shared/ui/chipRow';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

type KindFilterProps = {
  /** The one that is shown; undefined for all. */
  readonly shown: NightKind | undefined;
};

/** Links to the events of each kind; they need no scripts. */
export function KindFilter({ shown }: KindFilterProps) {
  const { t, to } = useLanguage();
  return (
    <Kinds aria-label={t(text.kinds)}>
      <a href={to('/evente')} aria-current={shown ? undefined : 'true'}>
        {t(text.every)}
      </a>
      {nightKinds.map((kind) => (
        <a
          key={kind}
          href={`${to('/evente')}?lloji=${kind}`}
          aria-current={kind === shown ? 'true' : undefined}
        >
          {t(nightKindLabels[kind])}
        </a>
      ))}
    </Kinds>
  );
}

const Kinds = styled.nav`
  ${chipRow('a')}
  ${layout.screenOnly}
  a {
    text-decoration: none;
  }
`;
