import { firstEventDay, formatDate, lastEventDay, toDay, toIsoDate } from '@ritmi/shared/domain/time/date';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { DateField } from '../inputs/fields.js';
import { common, type Kind, nothing, textCell, textValue } from './kind.js';

export const date: Kind<FieldOf<'date'>> = {
  Input: (props) => {
    const { placeholder: _none, ...rest } = common(props);
    return <DateField {...rest} min={firstEventDay} max={lastEventDay()} />;
  },
  Cell: textCell('124px', (_, value, language) => formatDate(textValue(value), language) || nothing),
  format: (_, value, { language }) => formatDate(textValue(value), language),
  searched: {},
  toForm: (_, value) => toDay(textValue(value)),
  toBody: (_, value) => toDay(textValue(value)),
  toRead: (_, sent) => toIsoDate(textValue(sent)) ?? sent,
};
