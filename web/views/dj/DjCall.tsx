import { styled } from 'styled-components';
import type { Artist } from '@ritmi/shared/domain/brand/brand';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import { Section } from '@ritmi/shared/ui/Block';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout, space, type } from '@ritmi/shared/ui/tokens';

type DjCallProps = { readonly artist: Artist; readonly words: string; readonly action: string };

/** The end of a DJ page: a link to book. */
export function DjCall({ artist, words, action }: DjCallProps) {
  const { to } = useLanguage();
  return (
    <Call>
      <h2>{words}</h2>
      <ButtonLink href={to(enquiryPath({ about: 'artist', ids: [artist] }))}>{action}</ButtonLink>
    </Call>
  );
}

const Call = styled(Section)`
  display: grid;
  gap: ${space(8)};
  justify-items: start;
  padding-inline: ${layout.gutter};
  h2 {
    max-width: 12em;
    font-size: ${type.size.h1};
    /* The button is not printed, so there is nothing to keep with the heading. */
    break-after: auto !important;
  }
`;
