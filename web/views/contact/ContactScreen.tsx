import { styled } from 'styled-components';
import type { Enquiry } from '@ritmi/shared/domain/packages/enquiry';
import { desktop, layout, space } from '@ritmi/shared/ui/tokens';
import { Booking } from './Booking.js';
import { ContactList } from './ContactList.js';
import { ContactMap } from './ContactMap.js';
import type { ShownContact } from './shownContact.js';

type ContactScreenProps = {
  readonly contacts: readonly ShownContact[];
  /** What the visitor chose before coming here. */
  readonly enquiry: Enquiry | null;
};

/** An enquiry first, then every way to reach the agency, then the place. */
export function ContactScreen({ contacts, enquiry }: ContactScreenProps) {
  return (
    <Columns $hasEnquiry={enquiry !== null}>
      {enquiry && <Booking enquiry={enquiry} contacts={contacts} />}
      <ContactList contacts={contacts} />
      <ContactMap />
    </Columns>
  );
}

const Columns = styled.div<{ $hasEnquiry: boolean }>`
  display: grid;
  gap: ${space(10)} ${space(16)};
  padding: 0 ${layout.gutter} ${layout.section};
  > * {
    min-width: 0;
  }
  ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    /* The map runs off the window: beside the entries, or below both where an enquiry stands first. */
    > :last-child {
      grid-column: ${({ $hasEnquiry }) => ($hasEnquiry ? '1 / -1' : 2)};
      margin-right: calc(-1 * ${layout.gutter});
      border-top-right-radius: 0;
      border-bottom-right-radius: 0;
    }
  }
`;
