package catalog

import (
	"time"

	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/shipping"
)

// Sheet is a product as the public sees it, with what its page tells of the shop.
type Sheet struct {
	Product
	Shop    SheetShop
	Reviews Reviews
}

// SheetShop is the shop of a [Sheet].
type SheetShop struct {
	ID, Name, Slug          string
	City, Region, Postal    string
	CategoryCode            string
	Located                 bool
	Lat, Lon                float64
	Photo                   picture.Picture
	Shipping                shipping.Settings
	Ways                    shipping.Ways
	MinDays, MaxDays        int
	DeliveryNote            string
	ReturnTerms             string
	VacationUntil           time.Time // zero when the shop is not away
	LegalName, LegalAddress string    // who sells, as the consumer law wants it shown
}

// joinPlace writes an address on one line: "12, rue du Quai, Kamouraska (QC) G0L 1M0".
func joinPlace(street, city, province, postal string) string {
	if street == "" || city == "" {
		return ""
	}
	return street + ", " + city + " (" + province + ") " + postal
}
