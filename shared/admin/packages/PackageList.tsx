import { useCallback, useState } from 'react';
import { type Package, packages } from '@ritmi/shared/domain/packages/schema';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { ItemDialog } from '../kit/forms/ItemDialog.js';
import { listOf } from '../kit/list/EntityEditor.js';
import { columnText } from '../kit/list/EntityRow.js';
import { ListPanel } from '../kit/list/ListPanel.js';
import { useClaimed, useEditing } from '../kit/list/useEditing.js';
import { PlainButton } from '../kit/look/frames.js';
import { SaveProgress } from '../kit/media/UploadState.js';
import { useLatest } from '../kit/useLatest.js';
import { PackageFields } from './PackageFields.js';
import { PackageRow } from './PackageRow.js';
import { describePackage, packageForm } from './packageForm.js';
import { packagesText as text } from './text.js';
import { usePackages } from './usePackages.js';

const { filters, titleOf, textOf } = listOf('packages');
const searchText = (pkg: Package) =>
  [
    textOf(pkg),
    columnText(packages.fields.type, pkg.type),
    ...pkg.services.map(({ service }) => service.title),
  ].join(' ');

/** The packages editor: a list in order, with a dialog to add and one to edit. */
export function PackageList() {
  const { resource, services, upload, save } = usePackages();
  const editing = useEditing<Package>('packages:edit:', resource.rows);
  const [isAdding, setIsAdding] = useState(false);
  useClaimed('packages:new', () => setIsAdding(true));
  const latest = useLatest({ resource, editing });
  const { isWaiting } = resource;
  const renderRow = useCallback(
    (pkg: Package) => (
      <PackageRow
        pkg={pkg}
        isWaiting={isWaiting(pkg.id)}
        onEdit={() => latest.current.editing.open(pkg)}
        onDelete={() => latest.current.resource.remove(pkg, pkg.title)}
      />
    ),
    [latest, isWaiting],
  );
  const { document } = editing;
  const fields = <PackageFields services={services} />;
  const progress = <SaveProgress upload={upload} />;

  return (
    <>
      <ListPanel
        title="Manage Packages"
        note="Drag to reorder packages"
        source={resource}
        titleOf={titleOf}
        searchText={searchText}
        filters={filters}
        renderRow={renderRow}
        onMove={resource.reorder}
        buttons={
          <PlainButton data-act="new" onClick={() => setIsAdding(true)}>
            Add Package
          </PlainButton>
        }
      />
      {isAdding ? (
        <ItemDialog
          title="Add Package"
          formKey="packages:new"
          spec={packageForm}
          save={save}
          failure={text.add}
          onSaved={() => showSuccess(text.added)}
          onClose={() => setIsAdding(false)}
          progress={progress}
        >
          {fields}
        </ItemDialog>
      ) : null}
      {document ? (
        <ItemDialog
          key={document.id}
          title="Edit Package"
          formKey={`packages:edit:${document.id}`}
          spec={packageForm}
          document={document}
          save={(body, attempt, base = document) => save(body, attempt, base)}
          failure={text.update}
          describe={describePackage}
          onBringBack={() => resource.restore(document.id)}
          onSaved={() => showSuccess(text.updated)}
          onClose={editing.close}
          progress={progress}
        >
          {fields}
        </ItemDialog>
      ) : null}
    </>
  );
}
