/** What lies on a drawn plate. The same seed and cuisine always give the same plate. */
export interface ThaliRecipe {
  turn: number;
  onLeaf: boolean;
  staple: 'rice' | 'bread';
  bowls: readonly { x: number; y: number; radius: number; color: string; garnish: Garnish }[];
}
type Garnish = 'swirl' | 'leaves' | 'seeds' | 'none';

const curries = ['#E3A72F', '#4F7A2B', '#C4512A', '#F5EFE2', '#8A4F22', '#8E2A45', '#B5651D', '#E9C58A'];
const garnishes: readonly Garnish[] = ['swirl', 'leaves', 'seeds', 'none'];
const leafCuisines = new Set(['South Indian', 'Tamil', 'Kerala']);
const riceCuisines = new Set([...leafCuisines, 'Bengali', 'Odia', 'Biryani', 'Indo-Chinese']);
const breadCuisines = new Set(['North Indian', 'Punjabi', 'Gujarati', 'Rajasthani', 'Maharashtrian']);

/** Mulberry32 over an FNV-1a hash: small, and even enough for a drawing. */
function randomFrom(seed: string) {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function thaliRecipe(seed: string, cuisine: string): ThaliRecipe {
  const random = randomFrom(`${cuisine}/${seed}`);
  const take = <Item>(from: Item[]) => from.splice(Math.floor(random() * from.length), 1)[0]!;
  const count = random() < 0.5 ? 3 : 4;
  const palette = [...curries];
  const bowls = Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (1.02 + (0.96 * index) / (count - 1));
    return {
      x: Math.round(Math.cos(angle) * 53),
      y: Math.round(Math.sin(angle) * 53),
      radius: count === 3 ? 25 : 21,
      color: take(palette),
      garnish: take([...garnishes]),
    };
  });
  const prefersRice = riceCuisines.has(cuisine) || (!breadCuisines.has(cuisine) && random() < 0.5);
  return {
    turn: Math.round(random() * 60 - 30),
    onLeaf: leafCuisines.has(cuisine),
    staple: prefersRice ? 'rice' : 'bread',
    bowls,
  };
}
