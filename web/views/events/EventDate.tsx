import { styled } from 'styled-components';
import { formatDate, toDay } from '@ritmi/shared/domain/date';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, type } from '@ritmi/shared/ui/tokens';

export const Line = styled.p`
  ${type.label}
  color: ${color.quiet};
`;

/** `14 qershor 2025`. */
export function EventDate({ date }: { readonly date: string }) {
  const { language } = useLanguage();
  return (
    <Line>
      <time dateTime={toDay(date)}>{formatDate(date, language)}</time>
    </Line>
  );
}
