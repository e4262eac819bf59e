export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'danger';
  action?: { label: string; onAct: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}
