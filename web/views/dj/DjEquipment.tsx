import { styled } from 'styled-components';
import type { ClubDjProfile } from '@ritmi/shared/domain/brand/profile';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type, wide } from '@ritmi/shared/ui/tokens';

export function DjEquipment({ equipment }: Pick<ClubDjProfile, 'equipment'>) {
  const { t } = useLanguage();
  return (
    <Columns>
      {equipment.map(({ title, pieces }) => (
        <section key={title.en}>
          <h3>{t(title)}</h3>
          <ul>
            {pieces.map((piece) => (
              <li key={piece.en}>{t(piece)}</li>
            ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(16)};
  }
  ul {
    margin-top: ${space(4)};
  }
  li {
    padding-block: ${space(3)};
    border-top: 1px solid ${color.line};
    font-size: ${type.size.body};
  }
`;
