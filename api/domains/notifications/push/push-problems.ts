import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@ProblemType('PUSH_DEVICE_NOT_FOUND')
export class PushDeviceNotFound extends Problem {
  readonly code = 'PUSH_DEVICE_NOT_FOUND';

  constructor() {
    super(/*i18n*/ 'Notifications are already off on this device.', 'id');
  }
}
