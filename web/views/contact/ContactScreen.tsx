import { styled } from 'styled-components';
import type { Topic } from '@ritmi/shared/domain/enquiry/message';
import type { EnquiryRequest } from '@ritmi/shared/domain/enquiry/request';
import { desktop, layout, space } from '@ritmi/shared/ui/tokens';
import { AddresseesProvider } from '../../enquiry/addressees.js';
import { Booking } from './Booking.js';
import { ContactList } from './ContactList.js';
import { ContactMap } from './ContactMap.js';
import type { ShownContact } from './shownContact.js';

type ContactScreenProps = {
  readonly contacts: readonly ShownContact[];
  /** The enquiry in the page's address. */
  readonly request: EnquiryRequest;
  readonly topic: Topic | null;
};

/** The enquiry form, all contacts and the map. */
export function ContactScreen({ contacts, request, topic }: ContactScreenProps) {
  return (
    <AddresseesProvider contacts={contacts}>
      <Booking request={request} topic={topic} />
      <Columns>
        <ContactList contacts={contacts} />
        <ContactMap />
      </Columns>
    </AddresseesProvider>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(10)} ${space(16)};
  padding: 0 ${layout.gutter} ${layout.section};
  > * {
    min-width: 0;
  }
  ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    /* The map extends to the edge of the window. */
    > :last-child {
      margin-right: calc(-1 * ${layout.gutter});
      border-top-right-radius: 0;
      border-bottom-right-radius: 0;
    }
  }
`;
