import { styled } from 'styled-components';
import type { Artist } from '@ritmi/shared/domain/artists/artist';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import { InsetSection } from '@ritmi/shared/ui/Block';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout, type } from '@ritmi/shared/ui/tokens';

type DjCallProps = { readonly artist: Pick<Artist, 'id'>; readonly heading: string; readonly action: string };

/** The end of a DJ page: a link to book. */
export function DjCall({ artist, heading, action }: DjCallProps) {
  const { to } = useLanguage();
  return (
    <Call>
      <h2>{heading}</h2>
      <ButtonLink href={to(enquiryPath({ about: 'artist', ids: [artist.id] }))}>{action}</ButtonLink>
    </Call>
  );
}

const Call = styled(InsetSection)`
  ${layout.grid(8)}
  justify-items: start;
  h2 {
    max-width: 12em;
    font-size: ${type.size.h1};
    /* The button is not printed, so there is nothing to keep with the heading. */
    break-after: auto !important;
  }
`;
