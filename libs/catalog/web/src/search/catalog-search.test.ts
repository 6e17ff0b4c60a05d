import { describe, expect, it } from 'vitest';
import { chosenCount, queryOf, toggled, withParam } from './catalog-search';

const search = (text: string) => new URLSearchParams(text);

describe('queryOf', () => {
  it('asks for everything where the address says nothing', () => {
    expect(queryOf(search(''))).toEqual({
      filter: {},
      paginator: { page: 1, pageSize: 10, total: 0 },
      sorting: { column: 'relevance', direction: 'desc' },
      searchTerm: '',
    });
  });

  it('reads facets, term, order and page from the address', () => {
    expect(
      queryOf(
        search('q=web&level=BEGINNER&level=ADVANCED&rating=4&captioned=true&sort=price&page=3'),
      ),
    ).toEqual({
      filter: { level: ['BEGINNER', 'ADVANCED'], rating: 4, captioned: true },
      paginator: { page: 3, pageSize: 10, total: 0 },
      sorting: { column: 'price', direction: 'asc' },
      searchTerm: 'web',
    });
  });

  it('asks for the page that an address names, however far', () => {
    expect(queryOf(search('page=99999')).paginator.page).toBe(99_999);
  });

  it.each(['0', '-1', '1.5', 'x', ''])(
    'takes the page "%s" of a mistyped address for the first',
    (page) => {
      expect(queryOf(search(`page=${page}`)).paginator.page).toBe(1);
    },
  );

  it('leaves out what no course search knows', () => {
    expect(queryOf(search('colour=red&rating=9&captioned=yes&sort=size')).filter).toEqual({});
    expect(queryOf(search('price=paid&level=zzz&level=BEGINNER&kind=x')).filter).toEqual({
      level: ['BEGINNER'],
    });
    expect(queryOf(search('sort=size')).sorting.column).toBe('relevance');
  });

  it('asks for nothing that the server refuses', () => {
    const { searchTerm, filter } = queryOf(search('q=web%00&category=%00&organization=a%07'));
    expect(searchTerm).toBe('web ');
    expect(filter).toEqual({});
    const many = queryOf(search('category=a&'.repeat(60))).filter.category;
    expect(many).toHaveLength(50);
  });
});

describe('toggled', () => {
  it('adds a value beside the others and goes back to the first page', () => {
    const next = toggled(search('level=BEGINNER&page=2'), 'level', 'ADVANCED');
    expect(next.toString()).toBe('level=BEGINNER&level=ADVANCED');
  });

  it('takes a chosen value away', () => {
    expect(toggled(search('level=BEGINNER&q=web'), 'level', 'BEGINNER').toString()).toBe('q=web');
  });

  it('keeps one rating at most', () => {
    expect(toggled(search('rating=3'), 'rating', '4').toString()).toBe('rating=4');
  });
});

it('counts the chosen facet values, not the term', () => {
  expect(chosenCount(search('q=web&level=A&level=B&rating=4'))).toBe(3);
});

it('goes back to the first page when the order changes, but not when the page does', () => {
  expect(withParam(search('page=2'), 'sort', 'newest').toString()).toBe('sort=newest');
  expect(withParam(search('sort=newest'), 'page', '2').toString()).toBe('sort=newest&page=2');
  expect(withParam(search('q=web'), 'q', '').toString()).toBe('');
});
