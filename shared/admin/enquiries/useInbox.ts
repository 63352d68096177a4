import { useDeferredValue, useState } from 'react';
import type { EnquiryState } from '@ritmi/shared/domain/enquiries/states';
import { type Filters, useEnquiryList, useMe } from './useEnquiries.js';

/** What the inbox is narrowed to, and the enquiries that match it. */
export function useInbox() {
  const me = useMe();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<EnquiryState | ''>('');
  const [isMine, setIsMine] = useState(false);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const q = useDeferredValue(search.trim());
  const filters: Filters = {
    ...(q !== '' && { q }),
    ...(state !== '' && { state }),
    ...(isMine && { assignee: me }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
  return {
    search,
    setSearch,
    state,
    setState,
    isMine,
    setIsMine,
    from,
    setFrom,
    to,
    setTo,
    isFiltered: Object.keys(filters).length > 0,
    ...useEnquiryList(filters),
  };
}
