// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { EditContextProvider, type EditControllerResult } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListFailure } from '../../src/framework/list/ListFailure';
import { RecordGate } from '../../src/framework/record/RecordGate';
import { GatewayError } from '../../src/http/GatewayError';
import { noteTry, resetPauses } from '../../src/http/gatewayPauses';
import { PausedBar } from '../../src/layout/PausedBar';
import news from '../../src/resources/content/news/news.entity';

const retry = vi.fn();
afterEach(cleanup);

describe('a list that could not be had', () => {
  const show = (status: number) =>
    render(
      <ListFailure
        entity={news}
        error={new GatewayError({ status, requestId: 'r-1' })}
        onRetry={retry}
      />,
    );

  it('names the missing permission when the gateway refuses it', () => {
    show(403);
    expect(screen.getByRole('heading').textContent).toBe('shell.empty.no_permission');
    expect(screen.getByText('news:list').tagName).toBe('CODE');
    expect(screen.queryByRole('button', { name: 'action.retry' })).toBeNull();
  });

  it('offers another try for any other failure', () => {
    show(500);
    expect(screen.getByRole('heading').textContent).toBe('shell.empty.failed');
    screen.getByRole('button', { name: 'action.retry' }).click();
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

it('a record that is not there has a link to its list', () => {
  const answer = {
    resource: 'news',
    error: new GatewayError({ status: 404 }),
    isPending: false,
  } as unknown as EditControllerResult;
  render(
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <EditContextProvider value={answer}>
        <RecordGate>never</RecordGate>
      </EditContextProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'record.to_list' }).getAttribute('href')).toBe('/news');
});

describe('the bar about gateways that do not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    resetPauses();
  });
  afterEach(() => {
    vi.useRealTimers();
    resetPauses();
  });

  it('comes with a pause, and goes when the pause is over or the gateway answers', () => {
    render(<PausedBar />);
    const text = () => screen.getByRole('status').textContent;
    const fail = () => act(() => Array.from({ length: 5 }).forEach(() => noteTry('main', false)));
    expect(text()).toBe('');
    fail();
    expect(text()).toBe('errors.gateway_paused');
    act(() => {
      vi.advanceTimersByTime(33_000);
    });
    expect(text()).toBe('');
    fail();
    expect(text()).toBe('errors.gateway_paused');
    act(() => noteTry('main', true));
    expect(text()).toBe('');
  });
});
