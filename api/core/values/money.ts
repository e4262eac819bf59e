import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../access/visible.ts';

/** Whole cents of US dollars. */
export type Cents = number;

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Amount of money.' })
export class Money {
  @Field(() => Int, { description: 'Amount in whole cents.' })
  cents: Cents;

  @Field(() => String, { description: 'ISO 4217 currency code; always USD.' })
  currency: string;

  @Field(() => String, { description: 'Amount for people, such as $12.50.' })
  text: string;

  constructor(cents: Cents) {
    this.cents = cents;
    this.currency = 'USD';
    this.text = dollars(cents);
  }
}

/** Hand-written because Intl costs ten times as much and a menu formats one for every dish. */
export const dollars = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const plain = digits.slice(0, -2);
  const whole = plain.length > 3 ? plain.replace(/\B(?=(\d{3})+$)/g, ',') : plain;
  return `${cents < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`;
};
