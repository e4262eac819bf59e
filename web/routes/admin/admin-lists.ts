import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

/** The lists of admins come in pages as well; who never opens the panel need not know of them. */
export const adminLists: TypePolicies = {
  Order: { fields: { issue: { merge: true } } },
  Query: {
    fields: {
      applications: relayStylePagination(['statuses', 'search']),
      kitchens: relayStylePagination(['text', 'cityId', 'status']),
      searchOrders: relayStylePagination([
        'text',
        'statuses',
        'supplierId',
        'serviceDate',
        'isDue',
        'isToDecide',
        'hasOpenIssue',
      ]),
      allTiffinPlans: relayStylePagination(['filter', 'stopReason']),
      people: relayStylePagination(['text', 'role', 'isDisabled']),
      conductProposals: relayStylePagination(),
      conductOrders: relayStylePagination(['proposalId', 'kind']),
      failedJobs: relayStylePagination(),
      announcements: relayStylePagination(['isOver']),
      supportNotes: relayStylePagination(['subject', 'subjectId']),
      auditEvents: relayStylePagination(['filter']),
      tiffinPlansOf: relayStylePagination(['customerId', 'supplierId']),
    },
  },
};
