import type { AboutSection } from '@ritmi/shared/domain/about/schema';
import { DeleteButton } from '../kit/list/DeleteButton.js';
import { EntityEditor, type RowActions } from '../kit/list/EntityEditor.js';
import { RowFrame } from '../kit/list/RowFrame.js';
import { sitePathOf } from '../kit/list/sitePathOf.js';
import { Thumbnail } from '../kit/media/Preview.js';
import { TwoLines } from '../kit/look/frames.js';
import { useResource } from '../kit/resource/useResource.js';
import { SectionFields } from './SectionFields.js';
import { sectionForm } from './sectionForm.js';
import { sectionText as text, sectionWords as words } from './text.js';

const titleOf = ({ title }: AboutSection) => title;
const searchText = ({ title, content }: AboutSection) => `${title} ${content}`;

const renderRow = (section: AboutSection, { isWaiting, onEdit, onDelete }: RowActions) => (
  <RowFrame
    title={section.title}
    picture={section.image ? <Thumbnail url={section.image} /> : null}
    isWaiting={isWaiting}
    onEdit={onEdit}
    remove={
      <DeleteButton
        title="Delete content section"
        subject={section.title}
        question={text.confirmRemove}
        onDelete={onDelete}
      />
    }
    sitePath={sitePathOf('about/content')}
    history={{ entity: 'about/content', id: section.id }}
  >
    <TwoLines>{section.content}</TwoLines>
  </RowFrame>
);

/** Content sections of the about page. */
export function SectionEditor() {
  const sections = useResource({ name: 'about/content', text });
  return (
    <EntityEditor
      name="about/content"
      source={sections}
      spec={sectionForm}
      words={words}
      create={sections.create}
      update={sections.update}
      fields={<SectionFields />}
      titleOf={titleOf}
      searchText={searchText}
      renderRow={renderRow}
    />
  );
}
