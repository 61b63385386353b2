package giveaway_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"rangrue/internal/domain/giveaway"
)

const (
	publishedOrder  = "dacb"
	publishedDigest = "880553fca8fcea94e325ee2cfb48e5a985cc797f39a14cc6d3cedecfeb2ae4d2"
)

// The expected order was worked out with another program:
// for t in a b c d; do printf '%s %s\n' "$(printf 'graine\n%s' $t | sha256sum | cut -d' ' -f1)" $t; done | sort
func TestTheOrderFollowsThePublishedRule(t *testing.T) {
	got := strings.Join(giveaway.Order("graine", []string{"a", "b", "c", "d"}), "")
	if got != publishedOrder {
		t.Errorf("order %s; want %s", got, publishedOrder)
	}
}

func TestTheOrderDoesNotDependOnHowTicketsAreListed(t *testing.T) {
	tickets := []string{"a", "b", "c", "d", "e"}
	want := giveaway.Order("graine", tickets)
	slices.Reverse(tickets)
	if got := giveaway.Order("graine", tickets); !slices.Equal(got, want) ||
		!slices.Equal(tickets, []string{"e", "d", "c", "b", "a"}) {
		t.Errorf("%v; want %v", got, want)
	}
}

// printf 'a\nb\nc\n' | sha256sum
func TestTheDigestIsThatOfTheSortedTickets(t *testing.T) {
	if got := giveaway.Digest([]string{"c", "a", "b"}); got != publishedDigest {
		t.Errorf("%s", got)
	}
	if giveaway.Digest([]string{"a", "b"}) == publishedDigest {
		t.Error("one ticket less is not seen")
	}
}

func TestEveryTicketHasItsChance(t *testing.T) {
	tickets := strings.Split("abcdefghij", "")
	wins := map[string]int{}
	for seed := range 2000 {
		wins[giveaway.Order(strconv.Itoa(seed), tickets)[0]]++
	}
	for _, ticket := range tickets {
		if wins[ticket] < 140 || wins[ticket] > 260 {
			t.Errorf("%s won %d times of 2000", ticket, wins[ticket])
		}
	}
}

func TestAnAddressIsMasked(t *testing.T) {
	for email, want := range map[string]string{
		"ana.roy@exemple.ca": "a•••@e•••.ca", "é@poste.gouv.qc.ca": "é•••@p•••.ca", "x@y": "x•••@y•••",
	} {
		if got := giveaway.Mask(email); got != want {
			t.Errorf("%s is shown as %s; want %s", email, got, want)
		}
	}
}
