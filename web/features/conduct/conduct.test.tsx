import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  ConductProposalsDocument,
  type ConductProposalsQuery,
  DismissConductProposalDocument,
} from '../../generated/graphql.ts';
import { answers, fails } from '../../testing/answers.ts';
import { inHindi } from '../../testing/in-hindi.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ConductFigures } from './ConductFigures.tsx';
import { DecideProposal } from './DecideProposal.tsx';
import { ProposalList } from './ProposalList.tsx';
import { suggestedWords } from './suggested-words.ts';

beforeEach(() => window.history.replaceState(null, '', '/admin/reliability'));

type Proposal = ConductProposalsQuery['conductProposals']['edges'][number]['node'];

const limits = [
  { __typename: 'ConductLimit' as const, step: 'WARN' as const, percent: 10 },
  { __typename: 'ConductLimit' as const, step: 'PAUSE' as const, percent: 20 },
];
const conduct: Proposal['conduct'] = {
  __typename: 'KitchenConduct',
  firstDay: '2026-10-19',
  lastDay: '2026-11-17',
  ordersDue: 12,
  ordersDelivered: 8,
  isJudged: true,
  step: 'PAUSE',
  measures: [
    {
      __typename: 'ConductMeasure',
      kind: 'CANCELED',
      orders: 4,
      ofOrders: 12,
      percent: 100 / 3,
      isJudged: true,
      step: 'PAUSE',
      limits,
    },
    {
      __typename: 'ConductMeasure',
      kind: 'LATE',
      orders: 8,
      ofOrders: 8,
      percent: 100,
      isJudged: false,
      step: null,
      limits,
    },
  ],
};

const proposalOf = (kitchenName: string, status: Proposal['status'] = 'OPEN'): Proposal => ({
  __typename: 'ConductProposal',
  id: kitchenName,
  step: 'PAUSE',
  status,
  proposedAt: '2026-11-18T09:20:00Z',
  closedAt: null,
  decidedBy: null,
  words: null,
  reason: null,
  pausedUntil: null,
  supplier: { __typename: 'Supplier', id: `kitchen ${kitchenName}`, kitchenName },
  conduct,
});

const page = (...nodes: Proposal[]): ConductProposalsQuery => ({
  conductProposals: {
    __typename: 'ConductProposalConnection',
    edges: nodes.map(node => ({ __typename: 'ConductProposalEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

const list = (...server: Parameters<typeof renderScreen>[1] & {}) =>
  renderScreen(<ProposalList pathOf={id => `/admin/reliability/${id}`} />, server);
const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);

it('shows what is above which limit, and what is decided', async () => {
  list(
    answers(ConductProposalsDocument, page(proposalOf("Asha's Kitchen"), proposalOf('Bela', 'DISMISSED'))),
  );
  const asha = await rowOf("Asha's Kitchen");
  expect(asha.getByRole('link')).toHaveAttribute('href', "/admin/reliability/Asha's Kitchen");
  expect(asha.getByText('Pause')).toBeInTheDocument();
  expect(asha.getByText('To decide')).toBeInTheDocument();
  expect(asha.getByRole('listitem')).toHaveTextContent('Canceled by the kitchen: 4 of 12 (33.3%) limit 20%');
  expect((await rowOf('Bela')).getByText('Dismissed')).toBeInTheDocument();
});

it('says so when nothing is proposed, and when proposals do not load', async () => {
  const anita = list(fails(ConductProposalsDocument), answers(ConductProposalsDocument, page()));
  await anita.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing proposed')).toBeInTheDocument();
});

it('is read in Hindi, too', async () => {
  await inHindi();
  list(answers(ConductProposalsDocument, page(proposalOf("Asha's Kitchen"))));
  const asha = await rowOf("Asha's Kitchen");
  expect(asha.getByText('फ़ैसला बाकी')).toBeInTheDocument();
  expect(asha.getByRole('listitem')).toHaveTextContent('रसोई ने रद्द किए: 12 में से 4 (33.3%)');
});

it('does not call a figure within its limit that no limit applies to', () => {
  renderScreen(<ConductFigures conduct={conduct} chosen={null} onChoose={() => undefined} />);
  const [canceled, late] = screen.getAllByRole('listitem').map(item => within(item));
  expect(canceled!.getByText('Above the limit')).toBeInTheDocument();
  expect(late!.getByText('8 of 8 (100%)')).toBeInTheDocument();
  expect(late!.getByText('Too few orders')).toBeInTheDocument();
  expect(late!.getByRole('button', { name: 'See these orders: Late' })).toBeInTheDocument();
});

it('suggests words with the facts', () => {
  expect(suggestedWords(conduct, 'PAUSE')).toBe(
    'Of your orders for Oct 19 – Nov 17: 4 of 12 were canceled by your kitchen; the limit is 20%. ' +
      'We pause new orders so that you can get ready again. Existing orders stay.',
  );
});

it('leaves the facts out where today nothing is above a limit, as after a release that raised them', async () => {
  const raised = { ...conduct, measures: conduct.measures.map(measure => ({ ...measure, step: null })) };
  expect(suggestedWords(raised, 'WARN')).toBe(
    'Please tell us if something makes it hard right now, such as too many plates a day.',
  );
  list(answers(ConductProposalsDocument, page({ ...proposalOf('Bela'), conduct: raised })));
  expect((await rowOf('Bela')).getByText("Within today's limits")).toBeInTheDocument();
});

it('says in Hindi that someone else has decided', async () => {
  await inHindi();
  const anita = renderScreen(<DecideProposal proposal={proposalOf("Asha's Kitchen")} />, [
    answers(DismissConductProposalDocument, {
      dismissConductProposal: {
        __typename: 'ConductProposalClosed',
        message: 'This proposal was already dismissed.',
      },
    }),
  ]);
  await anita.click(screen.getByRole('button', { name: 'हटाएँ' }));
  const dialog = within(await screen.findByRole('dialog'));
  await anita.type(await dialog.findByRole('textbox'), 'She was ill.');
  await anita.click(dialog.getByRole('button', { name: 'हटाएँ' }));
  expect(await screen.findByText('यह सुझाव पहले ही हटाया जा चुका है।')).toBeInTheDocument();
});
