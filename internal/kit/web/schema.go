package web

import (
	"path"
	"reflect"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/money"
)

// dollarsSchema stands for money.Cents in the OpenAPI document. No multipleOf 0.01: in binary floating point 12.90 is
// no multiple of it, and validation would refuse honest amounts; money.Cents itself refuses finer than a cent.
type dollarsSchema float64

func (dollarsSchema) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{Type: huma.TypeNumber, Format: "decimal",
		Description: "Canadian dollars with two decimals", Examples: []any{12.90}}
}

// markNullableMoney says that a *money.Cents may be null: the alias above makes huma forget the pointer. It is called
// after each route, and looks at the schemas that came with it alone: there are hundreds of both.
func markNullableMoney(api huma.API) {
	registry, marked := api.OpenAPI().Components.Schemas, api.Adapter().(*adapter).marked
	for name, schema := range registry.Map() {
		if marked[name] {
			continue
		}
		marked[name] = true
		t := registry.TypeFromRef("#/components/schemas/" + name)
		if t == nil || t.Kind() != reflect.Struct {
			continue
		}
		for _, f := range reflect.VisibleFields(t) {
			name, rest, _ := strings.Cut(f.Tag.Get("json"), ",")
			property := schema.Properties[name]
			if property != nil && f.Type == reflect.TypeFor[*money.Cents]() && !strings.Contains(rest, "omit") {
				property.Nullable = true
			}
		}
	}
}

// schemaNamer names schemas by package and type (CartItem, OrderItem), because two nouns may have an Item each. A
// type of this package or one that already starts with its package keeps its name; unnamed types take huma's hint. A
// name taken by another type gets a number, in the order of registration.
func schemaNamer() func(reflect.Type, string) string {
	names, taken := map[reflect.Type]string{}, map[string]reflect.Type{}
	return func(t reflect.Type, hint string) string {
		for t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		if name, ok := names[t]; ok {
			return name
		}
		name := packagedName(t, hint)
		if t.Kind() != reflect.Struct {
			return name
		}
		base := name
		for n := 2; taken[name] != nil; n++ {
			name = base + strconv.Itoa(n)
		}
		names[t], taken[name] = name, t
		return name
	}
}

// packagedName also spells out the arguments of a generic type: Page[catalog.Tile] is PageCatalogTile.
func packagedName(t reflect.Type, hint string) string {
	if t.Name() == "" {
		return huma.DefaultSchemaNamer(t, hint)
	}
	outer, arguments, _ := strings.Cut(t.Name(), "[")
	name := withPackage(t.PkgPath(), outer)
	for _, part := range strings.FieldsFunc(arguments, func(r rune) bool { return strings.ContainsRune("[]*,", r) }) {
		dot := strings.LastIndexByte(part, '.')
		name += withPackage(part[:max(dot, 0)], part[dot+1:])
	}
	return name
}

func withPackage(pkg, name string) string {
	name, _, _ = strings.Cut(name, "·") // types declared inside a function
	name = strings.ToUpper(name[:1]) + name[1:]
	noun := path.Base(pkg)
	if pkg == "" || noun == "web" || strings.HasPrefix(strings.ToLower(name), noun) {
		return name
	}
	return strings.ToUpper(noun[:1]) + noun[1:] + name
}
