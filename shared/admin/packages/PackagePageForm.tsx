import type { Package } from '@ritmi/shared/domain/packages/schema';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { ItemForm } from '../kit/forms/ItemForm.js';
import { useLeaveGuard } from '../kit/drafts/LeaveGuard.js';
import { useItemForm } from '../kit/forms/useItemForm.js';
import { SaveProgress } from '../kit/media/UploadState.js';
import { PlainButton } from '../kit/look/frames.js';
import { PackageFields } from './PackageFields.js';
import { describePackage, packageForm } from './packageForm.js';
import { packagesText, pageFailure, pageText } from './text.js';
import { usePackages } from './usePackages.js';

type PackagePageFormProps = {
  /** None to create. */
  readonly document: Package | undefined;
  readonly onDone: () => void;
};

/** The form of the page; success goes back to the list, failure stays. */
export function PackagePageForm({ document, onDone }: PackagePageFormProps) {
  const { resource, services, upload, save } = usePackages();
  const { leave } = useLeaveGuard();
  const state = useItemForm({
    formKey: document ? `packages-page:edit:${document.id}` : 'packages-page:new',
    spec: packageForm,
    document,
    save,
    failure: pageFailure,
    onSaved: () => showSuccess(document ? packagesText.updated : packagesText.added),
    onDone,
  });
  return (
    <ItemForm
      state={state}
      spec={packageForm}
      name={document ? pageText.editTitle : pageText.createTitle}
      submitLabel="Save"
      describe={describePackage}
      onBringBack={document && (() => resource.restore(document.id))}
      progress={<SaveProgress upload={upload} />}
      buttons={<PlainButton onClick={() => leave(onDone)}>Cancel</PlainButton>}
    >
      <PackageFields services={services} />
    </ItemForm>
  );
}
