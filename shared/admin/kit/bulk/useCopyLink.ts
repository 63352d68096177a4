import type { EntityName } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import { editPathOf } from '../model/entityText.js';
import { copyText } from './copyText.js';
import { bulkText } from './text.js';

/** Copies the address at which a browser opens a document in the admin. */
export function useCopyLink() {
  const { siteUrl } = useHost();
  const { t } = useLanguage();
  return (name: EntityName, id: string) => {
    const address = `${siteUrl || window.location.origin}/admin${editPathOf(name, id)}`;
    if (copyText(address)) showSuccess(t(bulkText.linkCopied));
    else showFailure(t(bulkText.linkNotCopied));
  };
}
