/** A GraphQL query or mutation that ran. */
export interface RanOperation {
  requestId: string;
  /** Its kind and first field, such as `query suppliers`. */
  operation: string;
  /** `failed`: with errors, also expected ones of permissions. */
  outcome: 'ok' | 'failed';
  seconds: number;
}

/** Learns of each operation that ran, for the operator. */
export type OperationWatch = (ran: RanOperation) => void;
