package order

import (
	"fmt"
	"strings"

	"rangrue/internal/kit/check"
)

// Lines writes an address as it stands on a parcel.
func (a Address) Lines() []string {
	lines := []string{a.FirstName + " " + a.LastName, a.Address}
	if a.Address2 != "" {
		lines = append(lines, a.Address2)
	}
	return append(
		lines,
		fmt.Sprintf(
			"%s (%s) %s",
			a.City,
			a.Province,
			strings.ReplaceAll(check.ShowPostal(a.PostalCode), " ", "\u00a0"),
		),
	)
}
