import { queryOptions, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { request, type Connection } from '@ritmi/shared/client/request';
import { callsOf, type EntityName, isEntityName, pathAt } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useStore } from '@ritmi/shared/ui/store';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import { useDrafts } from '../drafts/Drafts.js';
import { useLeave } from '../drafts/LeaveGuard.js';
import { ItemForm, type ItemFormProps } from '../forms/ItemForm.js';
import { ConfirmDialog } from '../look/ConfirmDialog.js';
import { Bar, ButtonRow, Note, PlainButton } from '../look/frames.js';
import { failureWithServerText } from '../model/failureText.js';
import { copyTag } from '../model/publishing.js';
import { copyKey } from '../model/queries.js';
import type { Edited } from '../model/values.js';
import { publishText as text } from '../publishing/text.js';
import { useReportFailure } from '../session/useSession.js';

type OpenedFormProps = Omit<ItemFormProps, 'isDialog' | 'isCopy' | 'document' | 'onDiscard'> & {
  /** Name of the entity, or `buttons`. */
  readonly entity: string;
  /** The document of an edit. */
  readonly document: Edited | undefined;
  readonly onDiscard?: ((id: string) => Promise<void>) | undefined;
  readonly onClose: () => void;
  /** A sheet beside the form; it opens again with the form, since the later one is in front. */
  readonly beside: ReactNode;
};

/** After which the published document opens in place of the copy, in ms. */
const timeoutMs = 3_000;

/** The copy beside a document, as its form begins with it. */
function copyQuery(connection: Connection, entity: EntityName, id: string) {
  return queryOptions({
    queryKey: copyKey(entity, id),
    queryFn: async (): Promise<Edited> => {
      const path = pathAt(callsOf(entity).draft, id);
      const { value, etag } = await request<Edited>(connection, { path, timeoutMs });
      return { ...value, [copyTag]: etag ?? '' };
    },
    // Loaded each time the form opens, but not again while it is open.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The form of a document in a dialog; where there is a changed copy beside it, that of the copy. */
export function OpenedForm(props: OpenedFormProps) {
  const { entity, document, onClose, name } = props;
  if (document?.hasDraft !== true || !isEntityName(entity)) return <LiveForm {...props} />;
  return <CopyForm {...props} key={document.id} {...{ entity, document, onClose, name }} />;
}

function LiveForm({ document, onDiscard: _none, entity: _entity, beside, ...form }: OpenedFormProps) {
  return (
    // After a save for the preview the form begins again with what was saved.
    <Fragment key={document ? `${document.id} ${document.version}` : 'new'}>
      <ItemForm isDialog {...form} document={document} />
      <Later>{beside}</Later>
    </Fragment>
  );
}

/** Opens a dialog after the one that it belongs to: two that open at once hide each other from assistive technology. */
function Later({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(true));
    return () => clearTimeout(timer);
  }, []);
  return isOpen ? children : null;
}

type CopyFormProps = OpenedFormProps & { readonly entity: EntityName; readonly document: Edited };

function CopyForm(props: CopyFormProps) {
  const { entity, document, onDiscard, beside, children, ...form } = props;
  const { onClose, formKey } = form;
  const { connection } = useHost();
  const { t } = useLanguage();
  const leave = useLeave();
  const query = useQuery(copyQuery(connection, entity, document.id));
  const isLiveClaimed = useStore(useDrafts().lists).claims.some((draft) => draft.form === formKey);
  const [isWanted, setIsWanted] = useState(!isLiveClaimed);
  const [isAsking, setIsAsking] = useState(false);
  const discard = useDiscard(onDiscard, onClose);
  const { data: copy } = query;
  const copyFormKey = `${formKey}:copy`;

  // A moment: the dialog opens with what is in it.
  if (query.isPending) return null;
  const isCopy = copy !== undefined && isWanted;
  const show = (next: boolean) => leave(() => setIsWanted(next), isCopy ? copyFormKey : formKey);
  const head: ReactNode = copy ? (
    <Bar role="note">
      <ButtonRow>
        {[true, false].map((isForCopy) => (
          <PlainButton
            key={String(isForCopy)}
            aria-pressed={isCopy === isForCopy}
            onClick={() => isCopy !== isForCopy && show(isForCopy)}
          >
            {t(isForCopy ? text.copy : text.published)}
          </PlainButton>
        ))}
      </ButtonRow>
      {waitingFields(copy).length > 0 ? (
        <Note>{`${t(text.waits)}: ${waitingFields(copy).join(', ')}`}</Note>
      ) : null}
    </Bar>
  ) : (
    <Bar role="note">{t(text.noCopyLoaded)}</Bar>
  );
  return (
    <Fragment key={isCopy ? String(copy[copyTag]) : `${document.id} ${document.version}`}>
      <ItemForm
        isDialog
        {...form}
        formKey={isCopy ? copyFormKey : formKey}
        document={isCopy ? copy : document}
        isCopy={isCopy}
        {...(isCopy && onDiscard && { onDiscard: () => setIsAsking(true) })}
      >
        {head}
        {children}
      </ItemForm>
      <Later>{beside}</Later>
      {isAsking ? (
        <ConfirmDialog
          title={t(text.discard)}
          text={t(text.discardNote)}
          confirmLabel={t(text.discard)}
          isAtFoot
          onConfirm={() => {
            setIsAsking(false);
            void discard(document.id);
          }}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </Fragment>
  );
}

/** Removes the copy and leaves its form; reports a failure. */
function useDiscard(discard: OpenedFormProps['onDiscard'], onDone: () => void) {
  const { t } = useLanguage();
  const reportFailure = useReportFailure();
  return async (id: string) => {
    try {
      await discard?.(id);
      showSuccess(t(text.saved.discarded));
      onDone();
    } catch (error) {
      await reportFailure(error, failureWithServerText(t(text.failed.discard)));
    }
  };
}

function waitingFields({ waitsFor }: Edited): readonly string[] {
  return Array.isArray(waitsFor) ? waitsFor.map(String) : [];
}
